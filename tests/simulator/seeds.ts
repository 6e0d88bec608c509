export function newSeed(): number {
  const given = Number(process.env['SIMULATOR_SEED']);
  return given > 0 ? given : Math.floor(Date.now() / 1_000) % 1_000_000_000;
}
