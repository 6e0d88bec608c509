#!/bin/sh
# Run by the image's entry point: TRUSTED_PROXIES, addresses or ranges divided by commas or blanks, becomes the list of those whose
# X-Forwarded-For is believed. Without it nobody is.
set -eu
out=${NGINX_ENVSUBST_OUTPUT_DIR:-/tmp}/trusted-proxies.conf
: >"$out"
for range in $(printf '%s' "${TRUSTED_PROXIES:-}" | tr ',' ' '); do
  case $range in
    *[!0-9a-fA-F.:/]*)
      echo "TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.0/8, not: $range" >&2
      exit 1
      ;;
  esac
  echo "set_real_ip_from $range;" >>"$out"
done
