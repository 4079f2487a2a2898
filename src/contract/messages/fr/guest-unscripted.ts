export const needsScript =
  'Ce chat a besoin de JavaScript. En cas de danger, appelez le {number}. Pour le reste, appelez votre hôte.';
