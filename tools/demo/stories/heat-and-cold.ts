import type { Story } from './story.ts';

export const heatAndCold: Story[] = [
  {
    name: 'no heat in the cabin',
    property: 'cabin',
    guest: 'Leila Haddad',
    when: { daysAgo: 14, time: '21:05' },
    async tell(s) {
      await s.check();
      await s.guest('the heating does not come on in the cabin');
      await s.photo('thermostat');
      await s.guest('inside it is 54. two adults, no kids');
      await s.reported({
        service_type: 'hvac',
        urgency_level: 'high',
        subject_line: 'Furnace does not start',
        issue_summary: 'The thermostat calls for heat, the furnace does not start. 54 °F inside, two adults.',
      });
      s.wait(8);
      await s.accepts({ inMinutes: 50, forMinutes: 60 });
      s.wait(35);
      await s.setsOff(25);
      s.wait(24);
      await s.starts();
      s.wait(41);
      await s.finishes('Cleaned the flame sensor and replaced the filter. Furnace ran two full cycles.', 24_000);
      s.wait(20);
      await s.guest('thank you so much!');
      await s.guestConfirms(5);
    },
  },
  {
    name: 'the upstairs does not cool',
    property: 'familyHouse',
    guest: 'Carla Jimenez',
    when: { daysAgo: 11, time: '16:10' },
    async tell(s) {
      await s.check();
      await s.guest('the air conditioning upstairs is not cooling, it is 88 in the bedroom');
      await s.guest('thermostat is at 72 and the windows are closed. my mother is 81');
      await s.reported({
        service_type: 'hvac',
        urgency_level: 'high',
        subject_line: 'Upstairs air conditioning does not cool',
        issue_summary: 'Upstairs is at 88 °F with the thermostat at 72. An elderly guest is in the house.',
      });
      s.wait(11);
      await s.accepts({ inMinutes: 75, forMinutes: 60 });
      s.wait(70);
      await s.setsOff(20);
      s.wait(18);
      await s.starts();
      s.wait(22);
      await s.asksForMore(48_000, 'The run capacitor and the fan motor are both gone; I have them in the van.');
      s.wait(6);
      await s.ownerDecides(true);
      s.wait(55);
      await s.finishes(
        'Replaced run capacitor and condenser fan motor. 18 °F across the coil, upstairs at 75.',
        46_500,
      );
      s.wait(30);
      await s.guestConfirms(4);
    },
  },
  {
    name: 'a hot tub that stays cold',
    property: 'cabin',
    guest: 'Walter Gruber',
    when: { daysAgo: 20, time: '18:20' },
    async tell(s) {
      await s.check();
      await s.guest('How warm is the hot tub kept?');
      await s.guest('Ours is cold, the display shows 74 and an error');
      await s.reported({
        service_type: 'handyman',
        urgency_level: 'low',
        subject_line: 'Hot tub stays cold',
        issue_summary: 'The hot tub is at 74 °F and shows an error.',
      });
      s.wait(52);
      await s.ownerDecides(true);
      s.wait(35);
      await s.accepts({ inMinutes: 15 * 60, forMinutes: 120 });
      s.wait(15 * 60);
      await s.setsOff(30);
      s.wait(31);
      await s.starts();
      s.wait(29);
      await s.finishes(
        'Filter cartridge was clogged and the heater had tripped. Rinsed it, reset, back at 101 °F by evening.',
        9_500,
      );
      s.wait(180);
      await s.guestConfirms();
    },
  },
  {
    name: 'a cold floor downstairs, a visit agreed',
    property: 'familyHouse',
    guest: 'Noor Siddiqui',
    when: { minutesAgo: 26 * 60 },
    async tell(s) {
      await s.check();
      await s.guest('The heat downstairs is not working, upstairs is fine');
      await s.guest('It shows 63 and we set it to 70. It is fine for tonight, we have blankets');
      await s.reported({
        service_type: 'hvac',
        urgency_level: 'medium',
        subject_line: 'No heat downstairs',
        issue_summary: 'The downstairs thermostat calls for 70 °F and stays at 63. Upstairs heats normally.',
      });
      s.wait(9);
      await s.accepts({ inMinutes: 30 * 60, forMinutes: 120 });
    },
  },
];
