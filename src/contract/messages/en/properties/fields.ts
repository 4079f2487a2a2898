// The questions of the wizard, step by step; examples stand in empty fields. A photo is called by what it shows.
export const onlyConfirmed = 'We tell this only to guests whose stay is confirmed.';

// Basic Info.
export const basic = 'Basic Info';
export const basicLead = "What it's called and where it is.";
export const name = 'Property name';
export const nameExample = 'Cedar Cottage';
export const street = 'Street address';
export const streetExample = '12 Garden Street';
export const city = 'City';
export const state = 'State';
export const zip = 'ZIP code';
export const zipExample = '12345 or 12345-6789';
export const propertyType = 'Property type';
export const beds = 'Beds';
export const baths = 'Baths';
export const bathsHint = 'Half baths count as 0.5.';
export const sqFt = 'Sq Ft';

// Access.
export const access = 'Access';
export const accessLead = 'How a guest gets in. Codes are kept encrypted.';
export const lockType = 'Front door lock type';
export const lockModel = 'Front door lock model';
export const lockModelExample = 'Schlage BE469';
export const lockCode = 'Front door lock code';
export const lockInstructions = 'Front door lock instructions';
export const lockInstructionsExample = 'Press the lit button, enter the code, turn the handle down.';
export const lockBoxLocation = 'Alternate lock box location';
export const lockBoxLocationExample = 'On the gas meter, left side of the house';
export const lockBoxPhoto = 'alternate lock box';
export const lockBoxCode = 'Alternate lock box code';

// Water.
export const water = 'Water';
export const waterLead = 'Where the water is turned off. In a leak, this is the first thing we tell a guest.';
export const waterSupplyType = 'Water supply type';
export const shutOffType = 'Main water shut-off type';
export const shutOffLocation = 'Main water shut-off location';
export const shutOffExample = 'Basement, behind the water heater, red handle';
export const shutOffPhoto = 'main water shut-off';
export const kitchenValve = 'Kitchen sink water valve location';
export const kitchenValveExample = 'Under the sink, back left';
export const kitchenValvePhoto = 'kitchen sink valve';
export const dishwasherValve = 'Dishwasher water valve location';
export const dishwasherValveExample = 'Under the sink, the valve with the gray hose';
export const dishwasherValvePhoto = 'dishwasher valve';
export const bathValve = 'Bath sink water valve location';
export const bathValveExample = 'In the vanity, behind the drawer';
export const bathValvePhoto = 'bath sink valve';

// Mechanical.
export const mechanical = 'Mechanical';
export const mechanicalLead = 'Heat, cooling and power.';
export const furnaceShutOff = 'Emergency furnace shut-off location';
export const furnaceShutOffExample = 'Red switch at the top of the basement stairs';
export const furnacePhoto = 'emergency furnace shut-off';
export const electricPanel = 'Electric panel location';
export const electricPanelExample = 'Garage, gray door beside the freezer';
export const electricPanelPhoto = 'electric panel';
export const thermostatType = 'Thermostat type';
export const thermostatInstructions = 'Thermostat instructions';
export const thermostatExample = 'Hold the wheel for two seconds, then turn it.';

// Contractors.
export const contractors = 'Contractors';
export const contractorsLead = 'Who we call when something breaks, in your order, and who speaks for the house.';

// Miscellaneous.
export const miscellaneous = 'Miscellaneous';
export const miscellaneousLead = 'What guests ask most.';
export const wifiName = 'Wi-Fi name';
export const wifiPassword = 'Wi-Fi password';
export const tvServices = 'TV services';
export const parkingSpots = 'Parking spots';
export const parkingDetails = 'Special parking details';
export const parkingExample = 'Driveway only; the street is ticketed after 10 PM.';
export const parkingPhoto = 'parking spot';
export const trashBin = 'Trash bin location';
export const trashBinExample = 'Behind the garage';
export const trashBinPhoto = 'trash bin';
export const trashCurbDay = 'Trash curb day';

// An answer as it is said elsewhere.
export const quoted = '“{value}”';
export const empty = 'empty';
