"""Everything a browser needs to play without a server: fetched, trimmed, written as a site."""
