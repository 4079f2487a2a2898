// What an address is completed with. {field} and {fields} are labels of the form, {state} a state's name.
export const suggestions = 'Suggestions for {field}';
export const filledToo = 'Filled in too: {fields}';
export const inBuilding = '{building}: {place}';
export const useState = 'Use {state}';
export const zipElsewhere = 'ZIP codes that begin with {zip} are usually in {state}.';
