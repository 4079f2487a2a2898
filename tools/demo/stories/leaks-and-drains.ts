import type { Story } from './story.ts';

export const leaksAndDrains: Story[] = [
  {
    name: 'a leak, a refusal, the next one comes',
    property: 'cottage',
    guest: 'Tom Abernathy',
    when: { daysAgo: 15, time: '19:12' },
    async tell(s) {
      await s.check();
      await s.guest('hi, there is water coming from under the kitchen sink');
      await s.photo('leak');
      await s.guest('it drips from the curved pipe, closing the handles helped. The floor is dry now');
      await s.reported({
        service_type: 'plumbing',
        urgency_level: 'high',
        subject_line: 'Leak under the kitchen sink',
        issue_summary: 'Water drips from the trap under the kitchen sink. The valves are closed, the floor is dry.',
      });
      s.wait(6);
      await s.declines('On a job in Astoria until ten');
      s.wait(4);
      await s.accepts({ inMinutes: 45, forMinutes: 60 });
      await s.guest('great, thanks. we are home all evening');
      s.wait(38);
      await s.setsOff(15);
      s.wait(17);
      await s.starts();
      s.wait(34);
      await s.sendsPhoto('fixed pipe');
      await s.finishes(
        'Replaced the trap and both slip nuts under the kitchen sink. Ran water for ten minutes, dry.',
        18_600,
      );
      s.wait(9);
      await s.guestConfirms(5);
    },
  },
  {
    name: 'the only toilet',
    property: 'condo',
    guest: 'Grace Okafor',
    when: { daysAgo: 9, time: '8:06' },
    async tell(s) {
      await s.check();
      await s.guest('Good morning. The toilet is clogged and it is the only one');
      await s.photo('toilet');
      await s.guest('I tried the plunger already and it did not help');
      await s.guest('No, still blocked');
      await s.reported({
        service_type: 'plumbing',
        urgency_level: 'high',
        subject_line: 'Only toilet blocked',
        issue_summary: 'The only toilet is blocked. The guest used the plunger without success; the water is shut off.',
      });
      await s.staysSilent();
      s.wait(7);
      await s.accepts({ inMinutes: 60, forMinutes: 60 });
      s.wait(50);
      await s.setsOff(20);
      s.wait(22);
      await s.starts();
      s.wait(25);
      await s.finishes('Cleared a toy car from the bend with a closet auger. Flushed five times.', 14_500);
      s.wait(12);
      await s.guest('Thank you, you are lifesavers');
      await s.guestConfirms(5);
    },
  },
  {
    name: 'a dishwasher that will not drain',
    property: 'familyHouse',
    guest: 'The Sorensen family',
    when: { daysAgo: 16, time: '20:31' },
    async tell(s) {
      await s.check();
      await s.guest('the dishwasher has water standing in it and will not drain');
      await s.guest('I cleaned the filter, the water is still there');
      await s.reported({
        service_type: 'plumbing',
        urgency_level: 'medium',
        subject_line: 'Dishwasher does not drain',
        issue_summary: 'Water stands in the dishwasher after a cycle. The guest has cleaned the filter.',
      });
      s.wait(41);
      await s.accepts({ inMinutes: 14 * 60, forMinutes: 120 });
      s.wait(14 * 60);
      await s.setsOff(25);
      s.wait(27);
      await s.starts();
      s.wait(48);
      await s.finishes('Drain hose was kinked behind the cabinet. Rerouted and strapped it, two test cycles.', 13_000);
      s.wait(64);
      await s.guestConfirms(5);
    },
  },
  {
    name: 'a toilet that runs, offered now',
    property: 'familyHouse',
    guest: 'Noor Siddiqui',
    when: { minutesAgo: 12 },
    async tell(s) {
      await s.check();
      await s.guest('The toilet upstairs will not stop running. It refills every few minutes.');
      await s.guest('I jiggled the handle and that did not help');
      await s.reported({
        service_type: 'plumbing',
        urgency_level: 'medium',
        subject_line: 'Upstairs toilet keeps running',
        issue_summary: 'The upstairs toilet refills every few minutes. Jiggling the handle does not stop it.',
      });
    },
  },
  {
    name: 'a drip, on the way now',
    property: 'cottage',
    guest: 'Ana Castillo',
    when: { minutesAgo: 58 },
    async tell(s) {
      await s.check();
      await s.guest('Hi! The faucet in the bathroom is leaking, there is a puddle around the pedestal');
      await s.guest('It stopped when I closed the valve behind the basket. No outlet near it');
      await s.reported({
        service_type: 'plumbing',
        urgency_level: 'high',
        subject_line: 'Bathroom faucet leaks',
        issue_summary:
          'The bathroom faucet leaks at its base. The valve behind the basket is closed, the floor is wiped dry.',
      });
      s.wait(5);
      await s.accepts({ inMinutes: 50, forMinutes: 60 });
      await s.guest('Perfect. Where can the plumber park?');
      s.wait(30);
      await s.setsOff(20);
    },
  },
  {
    name: 'a slow shower, fixed but not confirmed',
    property: 'cabin',
    guest: 'Theo Marsh',
    when: { minutesAgo: 22 * 60 },
    async tell(s) {
      await s.check();
      await s.guest('The shower drains very slowly');
      await s.guest('I took the hair out and it is still slow');
      await s.reported({
        service_type: 'plumbing',
        urgency_level: 'medium',
        subject_line: 'Shower drains slowly',
        issue_summary: 'Water stands in the shower. The guest cleaned the strainer; it still drains slowly.',
      });
      s.wait(9);
      await s.accepts({ inMinutes: 120, forMinutes: 60 });
      s.wait(110);
      await s.setsOff(20);
      s.wait(19);
      await s.starts();
      s.wait(33);
      await s.finishes('Snaked the shower line, 12 feet of roots and hair. Drains freely now.', 17_500);
    },
  },
];
