import '@remix-run/node';
import '@remix-run/react';

// Single fetch keeps the types of loader data unchanged; Remix reads this switch here.
declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}
