/**
 * The query of the address at this moment. What is drawn can lag behind it: the router draws a change of address when it
 * has the time, so a second tap within that time would undo the first one if it began from what is drawn. For handlers
 * alone; what is shown follows `useSearchParams`.
 */
export const searchNow = (): URLSearchParams => new URLSearchParams(location.search);
