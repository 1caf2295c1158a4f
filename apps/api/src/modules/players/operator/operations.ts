import type { Drizzle } from '../../../platform/database/database';
import { runAsOperator } from '../../audit';
import { runCharacterCommand } from './character-commands';
import { runDeliveryCommand } from './delivery-commands';
import type { OperatorLines } from './operator-lines';
import { runRedeemCommand } from './redeem-commands';

export const operatorCharactersPath = '/internal/operator/characters';
export const operatorDeliveriesPath = '/internal/operator/deliveries';
export const operatorRedeemCodesPath = '/internal/operator/redeem-codes';

/** The operations of the running server on characters, deliveries and redeem codes, by path. */
export function playersOperations(db: Drizzle): Record<string, (input: unknown) => Promise<OperatorLines>> {
  return {
    [operatorCharactersPath]: (input) =>
      runAsOperator(db, { command: 'characters', input }, (tx) => runCharacterCommand(tx, input)),
    [operatorDeliveriesPath]: (input) =>
      runAsOperator(db, { command: 'deliveries', input }, (tx) => runDeliveryCommand(tx, input)),
    [operatorRedeemCodesPath]: (input) =>
      runAsOperator(db, { command: 'redeem-codes', input }, (tx) => runRedeemCommand(tx, input)),
  };
}
