export class Stopwatch {
  longest = 0;
  private wellAt = performance.now();

  begin(): void {
    this.longest = 0;
    this.wellAt = performance.now();
  }

  well(): void {
    const now = performance.now();
    this.longest = Math.max(this.longest, Math.round(now - this.wellAt));
    this.wellAt = now;
  }
}
