import { setTimeout as delay } from 'node:timers/promises';
import { describeOnEachEngine } from '../../../test/support/engines';
import type { TestDatabase } from '../../../test/support/engines';
import { createMetrics } from '../metrics/metrics';
import { Limits } from './limits';

describeOnEachEngine('limits', (open) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.close());

  const limits = (onStoreError = (error: unknown) => fail(error)) =>
    new Limits({ database: test.database, metrics: createMetrics(), onStoreError });

  it('counts up to the limit and then says until when', async () => {
    const limit = limits().create({ name: 'count', max: 2, windowSeconds: 60 });
    expect(await limit.hit('a')).toMatchObject({ isOver: false, used: 1, max: 2 });
    expect(await limit.peek('a')).toMatchObject({ isOver: false, used: 1 });
    expect((await limit.hit('a')).isOver).toBe(false);
    expect((await limit.peek('a')).isOver).toBe(true);
    const over = await limit.hit('a');
    expect(over.isOver).toBe(true);
    expect(over.until).toBeGreaterThan(Date.now() / 1000 + 50);
    expect((await limit.hit('b')).isOver).toBe(false);
  });

  it('fifty at once are counted as fifty', async () => {
    const limit = limits().create({ name: 'burst', max: 10, windowSeconds: 60 });
    const states = await Promise.all(Array.from({ length: 50 }, () => limit.hit('a')));
    expect(states.filter((state) => !state.isOver)).toHaveLength(10);
  });

  it('once over the limit, later calls stay over it', async () => {
    for (const isRefundable of [false, true]) {
      const limit = limits().create({ name: `row ${isRefundable}`, max: 2, windowSeconds: 60, isRefundable });
      const states = [];
      for (let count = 0; count < 10; count += 1) states.push((await limit.hit('a')).isOver);
      expect(states.filter((isOver) => !isOver)).toHaveLength(2);
    }
  });

  it('after a clear nothing counts, even if the limit was exceeded', async () => {
    const limit = limits().create({ name: 'back', max: 1, windowSeconds: 60, isRefundable: true });
    for (let count = 0; count < 4; count += 1) await limit.hit('a');
    await limit.clear('a');
    expect((await limit.hit('a')).isOver).toBe(false);
  });

  it('another server, or the same one after a restart, continues the count', async () => {
    const rule = { name: 'restart', max: 1, windowSeconds: 60 };
    await limits().create(rule).hit('a');
    expect((await limits().create(rule).hit('a')).isOver).toBe(true);
  });

  it('gives back, clears, blocks and forgets', async () => {
    const limit = limits().create({ name: 'change', max: 1, windowSeconds: 1 });
    await limit.hit('a');
    await limit.refund('a');
    expect((await limit.peek('a')).isOver).toBe(false);
    await limit.hit('a');
    await limit.clear('a');
    expect((await limit.hit('a')).isOver).toBe(false);
    await limit.block('b', 60);
    expect((await limit.hit('b')).until).toBeGreaterThan(Date.now() / 1000 + 50);
    await delay(1100);
    expect((await limit.hit('a')).isOver).toBe(false);
  });

  it('without its store it counts in memory', async () => {
    const errors: unknown[] = [];
    const broken = { ...test.database, query: () => Promise.reject(new Error('gone')) };
    const limit = new Limits({
      database: broken,
      metrics: createMetrics(),
      onStoreError: (error) => errors.push(error),
    }).create({ name: 'broken', max: 1, windowSeconds: 60 });
    expect((await limit.hit('a')).isOver).toBe(false);
    expect((await limit.hit('a')).isOver).toBe(true);
    expect(errors.length).toBeGreaterThan(0);
  });
});
