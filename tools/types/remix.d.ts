import '@remix-run/node';
import '@remix-run/react';

// Single fetch keeps the types of loader data as they are; Remix reads the switch from here.
declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}
