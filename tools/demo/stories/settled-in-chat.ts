import type { Story } from './story.ts';

/** What needed nobody to come. */
export const settledInChat: Story[] = [
  {
    name: 'the internet comes back',
    property: 'cottage',
    guest: 'Priya Raman',
    when: { daysAgo: 19, time: '20:41' },
    async tell(s) {
      await s.guest('the wifi is not working');
      await s.guest('no, still nothing');
      await s.guest('ok that worked, thanks!');
    },
  },
  {
    name: 'a chirp on the ceiling',
    property: 'cabin',
    guest: 'Dan and Rosa Whitehorse',
    when: { daysAgo: 8, time: '6:52' },
    async tell(s) {
      await s.check();
      await s.guest('The smoke alarm chirps every minute, there is no smoke');
      await s.guest('that fixed it, thank you');
    },
  },
  {
    name: 'a television without a picture',
    property: 'condo',
    guest: 'Elliot Park',
    when: { daysAgo: 6, time: '21:17' },
    async tell(s) {
      await s.guest('TV says no signal');
      await s.guest('that did it, thanks');
    },
  },
  {
    name: 'a fridge that was only ajar',
    property: 'condo',
    guest: 'Elliot Park',
    when: { daysAgo: 5, time: '9:03' },
    async tell(s) {
      await s.check();
      await s.guest('the fridge is not cold');
      await s.reported({
        service_type: 'handyman',
        urgency_level: 'medium',
        subject_line: 'Fridge does not get cold',
        issue_summary: 'The fridge does not get cold.',
      });
      s.wait(18);
      await s.guest('never mind, the door was ajar. It is cold again');
      await s.cancels('The guest found the door ajar; it is cold again');
    },
  },
  {
    name: 'first evening in the loft',
    property: 'condo',
    guest: 'Sofia Marchetti',
    when: { daysAgo: 16, time: '18:33' },
    async tell(s) {
      await s.guest('Hello! What is the wifi password?');
      await s.check();
      await s.guest('Where do I park?');
      await s.guest('Is there a gym?');
      await s.guest('And is there an iron somewhere?');
    },
  },
  {
    name: 'first evening at the cottage',
    property: 'cottage',
    guest: 'Ana Castillo',
    when: { daysAgo: 1, time: '17:44' },
    async tell(s) {
      await s.check();
      await s.guest('Hi, how do I turn on the fireplace?');
      await s.guest('and how do we get to the beach?');
      await s.guest('what day does the trash go out');
    },
  },
];
