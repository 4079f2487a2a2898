export const needsScript =
  'Dieser Chat braucht JavaScript. Bei Gefahr rufen Sie {number} an. Bei allem anderen rufen Sie Ihren Gastgeber an.';
