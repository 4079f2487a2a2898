/** Of what waits to be sent: for the line, or for what goes before it. */
export const toBeSent = (): string => (navigator.onLine === false ? 'Offline, will be sent' : 'Will be sent');
