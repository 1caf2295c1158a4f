/** The reply to a form that this site refuses itself. */
export const refusedForm = (message: string, status = 422, title = 'Error') => ({
  message: { type: 'error' as const, title, message },
  status,
});
