# Makes the bucket, and in the object storage a user for each process who may do what that process does, or changes them to that.
# Reads S3_BUCKET, MC_HOST_store (the address with the keys of the storage's owner) and <PROCESS>_S3_SECRET_KEY.
set -eu
files="arn:aws:s3:::$S3_BUCKET"
folder=${TMPDIR:-/tmp}

# may ACTION PREFIX …: one statement of a policy
may() {
  action=$1
  shift
  resources=
  for prefix in "$@"; do resources="$resources${resources:+, }\"$files/$prefix/*\""; done
  printf ', { "Effect": "Allow", "Action": ["s3:%s"], "Resource": [%s] }' "$action" "$resources"
}

# user NAME SECRET STATEMENTS: everybody may ask whether the bucket is there, and hear that a file is missing
user() {
  bucket="{ \"Effect\": \"Allow\", \"Action\": [\"s3:ListBucket\"], \"Resource\": [\"$files\"] }"
  printf '{ "Version": "2012-10-17", "Statement": [%s%s] }\n' "$bucket" "$3" >"$folder/$1.json"
  mc admin user add store "$1" "$2"
  mc admin policy create store "$1" "$folder/$1.json"
  if ! answer=$(mc admin policy attach store "$1" --user "$1" 2>&1); then
    case $answer in
      *'already in effect'*) ;;
      *) printf '%s\n' "$answer" >&2; exit 1 ;;
    esac
  fi
}

# No user may remove the files of the archive of events.
kept() { printf ', { "Effect": "Deny", "Action": ["s3:DeleteObject"], "Resource": ["%s/events/*"] }' "$files/$1"; }
own() { may PutObject "$@"; may DeleteObject "$@"; kept "$1"; }

mc mb --ignore-existing "store/$S3_BUCKET"
# Only the gateway delivers files.
user gateway "$GATEWAY_S3_SECRET_KEY" ", { \"Effect\": \"Allow\", \"Action\": [\"s3:GetObject\"], \"Resource\": [\"$files/*\"] }"
# Backups, and events of the archive for rebuild-projection. No process runs with it.
user operator "$OPERATOR_S3_SECRET_KEY" ", { \"Effect\": \"Allow\", \"Action\": [\"s3:GetObject\"], \"Resource\": [\"$files/*\"] }"
# The proof of a first plan comes with Add Member.
user identity "$IDENTITY_S3_SECRET_KEY" "$(own identity; may PutObject network/plan-proofs)"
user network "$NETWORK_S3_SECRET_KEY" "$(own network)"
user cotton-order "$COTTON_ORDER_S3_SECRET_KEY" "$(own cotton-order)"
user commission "$COMMISSION_S3_SECRET_KEY" "$(own commission)"
user notification "$NOTIFICATION_S3_SECRET_KEY" ''
