export const needConnection = 'Les photos demandent une connexion. Choisissez-la de nouveau une fois en ligne.';
export const notPhoto = "{name} n'est pas une photo.";
export const tooHeavy = '{name} dépasse 40 Mo.';
export const unreadable = '{name} ne peut pas être lu comme une photo.';
export const tooBig = '{name} fait 5 Mo ou plus, et ce navigateur ne peut pas réduire cette photo.';
