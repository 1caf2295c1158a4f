// Queries that wait (`findBy…`, `waitFor`) give up after one second, which is too short on a busy machine. These have the limit of a test.
if (typeof document !== 'undefined') require('@testing-library/dom').configure({ asyncUtilTimeout: 150_000 });
