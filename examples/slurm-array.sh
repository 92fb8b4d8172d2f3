#!/usr/bin/env bash
#SBATCH --job-name=vegyscan
#SBATCH --array=1-16
#SBATCH --cpus-per-task=4
#SBATCH --mem=4G
#
# One part of a scan for each task of a Slurm array. A part that was killed carries on when it is submitted again.
#
# usage: sbatch slurm-array.sh PHOTOS RESULTS
# and when all tasks are done: vegyscan merge RESULTS/part-* --out RESULTS/all
set -euo pipefail
photos=$1
results=$2
part=$SLURM_ARRAY_TASK_ID
of=$SLURM_ARRAY_TASK_COUNT
# History and caches stay with the part: databases don't like to be shared between machines.
vegyscan scan "$photos" --out "$results/part-$part" --store "$results/store-$part" --shard "$part/$of" \
    --jobs "${SLURM_CPUS_PER_TASK:-1}" --quiet || [ $? -eq 1 ]
