import { useSyncExternalStore } from 'react';

/** The query of the address, for islands: empty while the page is built and in the first moment, so that both agree. */
export function useAddressSearch(): URLSearchParams {
  return new URLSearchParams(
    useSyncExternalStore(
      noChange,
      () => location.search,
      () => '',
    ),
  );
}

const noChange = () => () => {};
