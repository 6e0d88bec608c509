// Loaded before a process: SIGUSR2 starts a profile of its processor, the next one writes it to PROFILE_FOLDER.
const { writeFileSync } = require('node:fs');
const { Session } = require('node:inspector');
const { join } = require('node:path');

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.setSamplingInterval', { interval: 200 });
let isRunning = false;
process.on('SIGUSR2', () => {
  if (isRunning) {
    session.post('Profiler.stop', (_, { profile }) =>
      writeFileSync(join(process.env.PROFILE_FOLDER, `${process.pid}.cpuprofile`), JSON.stringify(profile)),
    );
  } else session.post('Profiler.start');
  isRunning = !isRunning;
});
