#!/bin/sh
# The start of a web container: writes the files that depend on the installation, then runs the named program, nginx.
#   PUBLIC_ORIGIN     the address of the product for browsers: in pages, sitemap and headers
#   GATEWAY_URL       the target of /api
#   TRUSTED_PROXIES   addresses or ranges divided by commas or blanks, whose X-Forwarded-For is trusted; none by default
# Pathname expansion is off (-f), because a list may hold an asterisk.
set -euf
built=${BUILT:-/usr/share/nginx}
made=${MADE:-/tmp/web}
origin=${PUBLIC_ORIGIN:-http://localhost:8080}
origin=${origin%/}

refuse() {
  echo "$1" >&2
  exit 78
}

case $origin in
  *[!][a-zA-Z0-9.:/-]* | *://*/* | *://) refuse 'PUBLIC_ORIGIN must be an origin such as https://shop.in.' ;;
  http://* | https://*) ;;
  *) refuse 'PUBLIC_ORIGIN must begin with http:// or https://.' ;;
esac
case $GATEWAY_URL in
  *[!][a-zA-Z0-9.:/-]*) refuse 'GATEWAY_URL must be an address such as http://gateway:8080.' ;;
esac

# The rule of isTrialOrigin in libs/contracts: at these addresses the company of the demo misleads no visitor.
host=${origin#*://}
is_trial=no
case $host in
  \[*) is_trial=yes ;;
  *) host=${host%:*} ;;
esac
case .$host in
  *.example | *.test | *.invalid | *.localhost | *.local | *.internal) is_trial=yes ;;
esac
case $host in
  *[!0-9.]*) ;;
  *) is_trial=yes ;;
esac
if [ $is_trial = no ] && [ "${ALLOW_EXAMPLE_VALUES:-}" != 1 ] && grep -q '@[a-zA-Z0-9_.-]*\.example' "$built/pages/contact/index.html"; then
  refuse "The web was built with the company of the demo. Build it for $origin, with COMPANY_FILE."
fi

mkdir -p "$made"
: >"$made/trusted-proxies.conf"
for range in $(printf '%s' "${TRUSTED_PROXIES:-}" | tr ',' ' '); do
  case $range in
    *[!0-9a-fA-F.:/]*) refuse "TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.0/8, not: $range" ;;
  esac
  echo "set_real_ip_from $range;" >>"$made/trusted-proxies.conf"
done

resolvers=
while read -r key address _; do
  case $key$address in
    nameserver*:*) resolvers="$resolvers [$address]" ;;
    nameserver*) resolvers="$resolvers $address" ;;
  esac
done </etc/resolv.conf

# The gateway sends the same header if PUBLIC_ORIGIN is https; nginx does not send a header with an empty value.
case $origin in
  https:*) https_only='max-age=31536000; includeSubDomains' upgrade='; upgrade-insecure-requests' ;;
  *) https_only='' upgrade='' ;;
esac
# The name is asked for again every few seconds: the addresses behind it change when the gateway is scaled or replaced.
cat >"$made/site.conf" <<CONF
resolver$resolvers valid=5s ipv6=off;
map "" \$gateway { default $GATEWAY_URL; }
map "" \$https_only { default "$https_only"; }
map "" \$upgrade { default "$upgrade"; }
CONF

# The files get the time of the image, so that every replica reports the same.
cd "$built/pages"
find . -type f | while read -r page; do
  mkdir -p "$made/html/${page%/*}" "$made/br/${page%/*}"
  sed "s|https://public-origin\.invalid|$origin|g" "$page" >"$made/html/$page"
  gzip -9 -c "$made/html/$page" >"$made/html/$page.gz"
  brotli -q "${BROTLI_QUALITY:-9}" -c "$made/html/$page" >"$made/br/$page"
  touch -r "$page" "$made/html/$page" "$made/html/$page.gz" "$made/br/$page"
done

exec "$@"
