/** One day, one point a minute (docs/behaviour/status.md#chart-numbers). */
export const chartMaxPoints = 1440;
