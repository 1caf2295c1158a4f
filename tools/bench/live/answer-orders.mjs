/**
 * Answers the orders of the parent process (`Child`), and ends with it.
 * @param {Record<string, (order: object) => unknown>} orders
 */
export function answerOrders(orders) {
  process.on('message', async ({ id, order }) => {
    try {
      process.send({ id, result: await orders[order.kind](order) });
    } catch (error) {
      process.send({ id, error: error.message });
    }
  });
  process.on('disconnect', () => process.exit(0));
  process.send({ ready: 'load' });
}
