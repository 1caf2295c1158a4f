declare module 'fxa-common-password-list' {
  const list: {
    /** True for a password of the list, in a few cases also for another one. */
    test: (password: string) => boolean;
  };
  export default list;
}
