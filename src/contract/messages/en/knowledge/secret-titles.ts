// What only a checked guest is told, by name. Guests' questions are matched against these words.
export const doorCode = 'Front door code';
export const doorInstructions = 'How to open the front door';
export const lockBoxPlace = 'Where the lock box is';
export const lockBoxCode = 'Lock box code';
export const wifiPassword = 'Wi-Fi password';
export const streetAddress = 'Street address';
export const spareLockBoxPlace = 'Where the spare lock box is';
export const spareLockBoxCode = 'Spare lock box code';
