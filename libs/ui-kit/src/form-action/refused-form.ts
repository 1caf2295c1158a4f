/** The reply to a form that we refuse ourselves. */
export const refusedForm = (message: string, status = 422, title = 'Error') => ({
  message: { type: 'error' as const, title, message },
  status,
});
