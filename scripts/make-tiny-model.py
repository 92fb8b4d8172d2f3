#!/usr/bin/env python3
"""Writes a language model of half a megabyte with random weights, for tests of the protocol alone.

Llama architecture, 2 layers of width 64, and a vocabulary of 259 tokens: unknown, begin, end and the 256 bytes. What
it says is nonsense, always the same; a server that holds its answers to a JSON Schema makes nonsense of that shape.

Usage: make-tiny-model.py FILE.gguf (needs the packages gguf and numpy)
"""

import sys

import gguf
import numpy

LAYERS, WIDTH, HEADS, FORWARD, CONTEXT = 2, 64, 4, 128, 32768


def main(path):
    writer = gguf.GGUFWriter(path, "llama")
    writer.add_name("tiny-random")
    writer.add_context_length(CONTEXT)
    writer.add_embedding_length(WIDTH)
    writer.add_block_count(LAYERS)
    writer.add_feed_forward_length(FORWARD)
    writer.add_head_count(HEADS)
    writer.add_head_count_kv(HEADS)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_rope_dimension_count(WIDTH // HEADS)

    kinds = gguf.TokenType
    tokens = [b"<unk>", b"<s>", b"</s>"] + [b"<0x%02X>" % byte for byte in range(256)]
    writer.add_tokenizer_model("llama")
    writer.add_token_list(tokens)
    writer.add_token_scores([0.0] * len(tokens))
    writer.add_token_types([kinds.UNKNOWN, kinds.CONTROL, kinds.CONTROL] + [kinds.BYTE] * 256)
    writer.add_unk_token_id(0)
    writer.add_bos_token_id(1)
    writer.add_eos_token_id(2)

    chance = numpy.random.default_rng(6)

    def add(name, *shape):
        writer.add_tensor(name, chance.normal(0, 0.3, shape).astype(numpy.float32))

    def add_norm(name):
        writer.add_tensor(name, numpy.ones(WIDTH, dtype=numpy.float32))

    add("token_embd.weight", len(tokens), WIDTH)
    for layer in range(LAYERS):
        block = "blk.%d." % layer
        add_norm(block + "attn_norm.weight")
        for part in ("attn_q", "attn_k", "attn_v", "attn_output"):
            add(block + part + ".weight", WIDTH, WIDTH)
        add_norm(block + "ffn_norm.weight")
        add(block + "ffn_gate.weight", FORWARD, WIDTH)
        add(block + "ffn_up.weight", FORWARD, WIDTH)
        add(block + "ffn_down.weight", WIDTH, FORWARD)
    add_norm("output_norm.weight")
    add("output.weight", len(tokens), WIDTH)

    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Usage: make-tiny-model.py FILE.gguf")
    main(sys.argv[1])
