import { StatisticsSchema } from '../entities/statistics-point';
import { defineServerEvent } from '../../protocol/define-event';

/** The points of the last day, sent on connecting (docs/behaviour/api.md#heard-by-the-client). */
export const initialStatistics = defineServerEvent('init_stats', StatisticsSchema);

/**
 * New points, merged into the known points: no duplicate times, sorted, the latest 1440 kept (docs/behaviour/status.md#statistics-points).
 */
export const statisticsAdded = defineServerEvent('stats', StatisticsSchema);
