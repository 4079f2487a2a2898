// What an address is completed with. {field} and {fields} are labels of the form, {state} a state's name.
export const suggestions = 'Sugerencias para {field}';
export const filledToo = 'También se completó: {fields}';
export const inBuilding = '{building}: {place}';
export const useState = 'Usar {state}';
export const zipElsewhere = 'Los códigos postales que empiezan con {zip} suelen estar en {state}.';
