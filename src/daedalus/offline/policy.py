"""The content security policy of our pages, for every host."""


def policy(scripts: str, *more: str) -> str:
    """Return what a page may load and run: *scripts*, its own files, and nothing else."""
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src {scripts}",
            "style-src 'self'",
            "img-src 'self' data: blob:",
            "font-src 'self'",
            "media-src 'self' blob: data:",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            *more,
        )
    )
