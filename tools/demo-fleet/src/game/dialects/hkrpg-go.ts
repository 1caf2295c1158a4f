import { AgentRetcode } from '@starhaven/contracts/agent';
import { giveGear, giveItem } from '../deeds';
import type { DemoDialect } from '../demo-dialect';
import { num, one, Refusal } from '../turn';

const slots = /^(\[\d{1,3}:\d{1,3}\]){1,4}$/;

/** hkrpg-go answers only "sent". The result of a command appears in the chat of the game. */
export const hkrpgGo: DemoDialect = {
  refusalCode: AgentRetcode.FAILED,
  needsOnline: false,
  usage: (fault, usage) => `parameter error: ${fault} (${usage})`,
  unknownId: (noun, id) => `unknown ${noun} ${id}`,
  deeds: {
    'give-item'(turn) {
      const [id, amount] = [one(turn, 'id'), num(turn, 'n', 1)];
      return `Sent: item ${id} num ${amount}, total ${giveItem(turn.player, id, amount)}.`;
    },
    'give-all'(turn) {
      turn.player.settings.set('all items', one(turn, 'n') || '1');
      return `Sent: all items, num ${num(turn, 'n', 1)}.`;
    },
    relic(turn) {
      const sub = one(turn, 'sub');
      if (sub !== '' && !slots.test(sub)) throw new Refusal(`parameter error: sub ${sub.slice(0, 60)}`);
      const gear = { id: one(turn, 'id'), level: num(turn, 'lv', 0), rank: 0, amount: num(turn, 'n', 1) };
      const total = giveGear(turn.player.relics, gear);
      return `Sent: relic ${gear.id} num ${gear.amount} level ${gear.level} main ${one(turn, 'main')}, total ${total}.`;
    },
    'relic-all'(turn) {
      turn.player.settings.set('all relics', 'given');
      return 'Sent: all relics.';
    },
    'set-world-level'(turn) {
      turn.player.worldLevel = num(turn, 'lv', 0);
      return `Sent: world level ${turn.player.worldLevel}.`;
    },
    'set-jump-mission'(turn) {
      turn.player.settings.set('jump mission', one(turn, 'state'));
      return `Sent: skip missions ${one(turn, 'state') === '1' ? 'on' : 'off'}.`;
    },
  },
};
