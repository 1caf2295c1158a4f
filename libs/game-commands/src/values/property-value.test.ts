import { mainValueText, subValueText } from './property-value';

// Values as the games show them.
test.each([
  ['Star Rail head HP +15', 'HPDelta', 112.896, 39.5136, 15, '705'],
  ['Star Rail body HP +15', 'HPAddedRatio', 0.06912, 0.024192, 15, '43.20%'],
  ['Star Rail boots speed +15', 'SpeedDelta', 4.032, 1.4, 15, '25'],
  ['Star Rail 4★ head HP +12', 'HPDELTA', 90.3168, 31.61088, 12, '469'],
  ['Genshin flower HP +20', 'hp delta', 717, 203.15, 20, '4780'],
  ['Genshin HP% +20', 'HP_PERCENT', 0.07, 0.0198, 20, '46.60%'],
  ['Genshin crit damage +20', 'CRITICAL_HURT', 0.093, 0.02645, 20, '62.20%'],
])('main: %s', (_name, Property, BaseValue, LevelAdd, level, shown) => {
  expect(mainValueText({ Property, BaseValue, LevelAdd }, level)).toBe(shown);
});

test.each([
  ['Star Rail crit damage', 'CriticalDamageBase', 0.05184, 0.0064800004, 2, 1, '6.48%'],
  ['Genshin HP, top tier', 'HPDelta', 209.13, 29.8733, 3, 1, '299'],
  ['Genshin crit rate, top tier', 'CRITICAL', 0.0272, 0.0039, 3, 1, '3.89%'],
  ['Genshin crit rate, six times', 'CRITICAL', 0.0272, 0.0039, 3, 6, '23.34%'],
])('sub: %s', (_name, Property, BaseValue, StepValue, step, count, shown) => {
  expect(subValueText({ Property, BaseValue, StepValue }, step, count)).toBe(shown);
});
