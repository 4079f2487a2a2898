export const entry = 'Ich komme nicht rein';
export const broken = 'Etwas funktioniert nicht';
export const wifi = 'WLAN';
export const checkout = 'Check-out';
export const person = 'Kann ich bitte mit einem Menschen sprechen?';
export const linkFails = 'Mein persönlicher Link funktioniert nicht mehr.';
