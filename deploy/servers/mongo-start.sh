# The start of MongoDB as a replica set in which everybody must log in. Its key file must be its own, and nobody else's to read.
set -eu
umask 177
printf '%s' "$MONGO_KEY" >/tmp/key
umask 022
exec docker-entrypoint.sh mongod --keyFile /tmp/key "$@"
