"""Everything a browser needs to play without a server: fetched, cut, packed, written as a site."""
