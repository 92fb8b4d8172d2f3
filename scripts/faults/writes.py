def run(*a): raise SystemExit('not yet')
