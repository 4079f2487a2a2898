export const needsScript =
  'Este chat necesita JavaScript. Si hay peligro, llame al {number}. Para todo lo demás, llame a su anfitrión.';
