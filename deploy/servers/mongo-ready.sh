# Healthy means primary. At the first run it makes the replica set, and `root` as the one user that MongoDB lets its own machine make
# while there is none.
set -eu
state='quit(db.hello().isWritablePrimary ? 0 : 1)'
first='
if (!db.hello().setName) rs.initiate({ _id: "rs0", members: [{ _id: 0, host: process.env.MONGO_HOST }] });
if (!db.hello().isWritablePrimary) quit(1);
try {
  db.adminCommand({ createUser: "root", pwd: process.env.MONGO_ROOT_PASSWORD, roles: ["root"] });
} catch (error) {
  // It is there: nobody may make another one without logging in.
  if (error.code !== 13 && error.code !== 51003) throw error;
}
quit(0);
'
if [ -e /tmp/has-root ]; then exec mongosh --quiet --eval "$state"; fi
mongosh --quiet --eval "$first"
touch /tmp/has-root
