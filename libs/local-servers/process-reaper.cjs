// Ends the processes that its parent started when the parent ends, in whatever way: the pipe on stdin closes then.
// Lines on stdin: "+<pid>" a process group to watch, "-<pid>" one that has ended by itself.
const { createInterface } = require('node:readline');

const GRACE_MS = 8_000;
const groups = new Set();

const signal = (pid, name) => {
  try {
    process.kill(-pid, name);
    return true;
  } catch {
    return false;
  }
};

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => {});

createInterface({ input: process.stdin })
  .on('line', (line) => (line[0] === '+' ? groups.add(Number(line.slice(1))) : groups.delete(Number(line.slice(1)))))
  .on('close', () => {
    for (const pid of [...groups].reverse()) signal(pid, 'SIGTERM');
    const deadline = Date.now() + GRACE_MS;
    const timer = setInterval(() => {
      const alive = [...groups].filter((pid) => signal(pid, 0));
      if (Date.now() > deadline) for (const pid of alive) signal(pid, 'SIGKILL');
      if (alive.length === 0) {
        clearInterval(timer);
        process.exit(0);
      }
    }, 50);
  });
