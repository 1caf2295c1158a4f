/** More than a page shows (`chatMaxMessages`): a page without the messages of ignored members reaches further back. */
const keptPerRoom = 500;

/** The ids of the newest messages of each room, which open pages may show. */
export class ShownMessages {
  private readonly rooms = new Map<string, Set<number>>();

  add(room: string, ids: readonly number[]): void {
    const shown = this.rooms.get(room) ?? new Set();
    for (const id of ids) shown.add(id);
    this.rooms.set(room, shown);
    // To sort rarely, waits until there are twice as many as it keeps.
    if (shown.size < 2 * keptPerRoom) return;
    this.rooms.set(room, new Set([...shown].sort((a, b) => b - a).slice(0, keptPerRoom)));
  }

  remove(ids: readonly number[]): void {
    for (const shown of this.rooms.values()) for (const id of ids) shown.delete(id);
  }

  all(): number[] {
    return [...this.rooms.values()].flatMap((ids) => [...ids]);
  }
}
