"""`python -m daedalus` is `daedalus`."""

import sys

from daedalus.cli import main

if __name__ == "__main__":
    sys.exit(main())
