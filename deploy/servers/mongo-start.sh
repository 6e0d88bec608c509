# The start of MongoDB as a replica set with required logins. Only MongoDB's own user may read its key file.
set -eu
umask 177
printf '%s' "$MONGO_KEY" >/tmp/key
umask 022
exec docker-entrypoint.sh mongod --keyFile /tmp/key "$@"
