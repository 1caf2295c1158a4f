export interface RenderOptions {
  /**
   * `own`: pictures from other sites become links, so that no other site gets data about a reader (docs/decisions/0026). `all`: every
   * picture is shown, for texts of another host, whose uploads may be anywhere. `own` by default.
   */
  pictures?: 'own' | 'all';
}
