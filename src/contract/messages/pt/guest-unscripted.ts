export const needsScript =
  'Este chat precisa de JavaScript. Em caso de perigo, ligue para {number}. Para o resto, ligue para o seu anfitrião.';
