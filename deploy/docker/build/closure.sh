#!/bin/sh
# Copies programs into a folder that becomes an image of nothing else, with the shared libraries that they and these files load.
#   closure.sh FOLDER PROGRAM… [-- FILE…]
set -eu
folder=$1
shift
copy() {
  mkdir -p "$folder$(dirname "$1")"
  [ -e "$folder$1" ] || cp -L "$1" "$folder$1"
}
is_program=yes
for file in "$@"; do
  if [ "$file" = -- ]; then
    is_program=no
    continue
  fi
  [ $is_program = no ] || copy "$file"
  # A program of one piece has none.
  for library in $(ldd "$file" 2>/dev/null | grep -o '/[^ ]*' || true); do
    case $library in /lib* | /usr/lib*) copy "$library" ;; esac
  done
done
