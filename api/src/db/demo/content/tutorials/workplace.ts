import type { DemoTutorial } from '../types.ts';

export const workplaceTutorials: DemoTutorial[] = [
  {
    id: 'organise-your-day',
    moduleId: 'tasks',
    title: 'Organise your day with one list',
    summary: 'Use Today, lists and templates so that approvals, tickets and your own work sit in one place.',
    level: 'beginner',
    minutes: 3,
    steps: [
      {
        title: 'Open Today',
        text: 'Today shows what is due, what is late and what others wait for. Approvals and tickets from other modules are included. Finish them from here, and they close in their module too.',
      },
      {
        title: 'Capture quickly',
        text: 'Press N on any page to write a task. Words such as tomorrow or Friday set the date. Without a list it lands in your own list, where you can sort it later.',
      },
      {
        title: "Plan, don't pile",
        text: 'In the morning drag at most seven tasks to the top. Move the rest to a real date. A task that moved three times is marked, so that you can decide whether to drop it.',
      },
      {
        title: 'Work as a team',
        text: 'Create a list with your team and show it as a board. Each task has one owner, and others can be added as helpers. Limits on columns show when too much is in progress.',
      },
      {
        title: 'Save routine as a template',
        text: 'Turn a finished checklist into a template with days relative to a start. Start it for each new customer or month end. Tasks are created with their owners and dates.',
      },
    ],
  },
  {
    id: 'publish-a-service-catalogue',
    moduleId: 'it-helpdesk',
    title: 'Publish a small service catalogue',
    summary: 'Offer six request forms that cover most requests, with approvals only where they are needed.',
    level: 'intermediate',
    minutes: 4,
    steps: [
      {
        title: 'Find the frequent requests',
        text: "Open Queue and group last quarter's tickets by reason. The first six usually cover two thirds. Make forms for these and leave the rest to the general form.",
      },
      {
        title: 'Ask only what you need',
        text: "Open Catalogue and create a form for each. The requester and the device are known already, so don't ask for them. Add a help text where people have answered wrongly before.",
      },
      {
        title: 'Decide on approvals',
        text: 'Ask for an approval only where money or rights are involved. The manager is found from People. Without an answer in two days the request goes to the deputy.',
      },
      {
        title: 'Set the service level',
        text: 'Choose a first answer and a resolution time for each form. They count in your working hours. Requesters see the expected day before they send.',
      },
      {
        title: 'Link known problems',
        text: "Add articles that answer the question without a ticket. They appear while people type. Check once a month which articles ended a request and which didn't.",
      },
    ],
  },
  {
    id: 'plan-a-project',
    moduleId: 'projects',
    title: 'Plan a project with milestones and people',
    summary: 'Build a plan from the end backwards, assign people by free hours and keep a baseline.',
    level: 'intermediate',
    minutes: 4,
    steps: [
      {
        title: 'Set the milestones',
        text: 'Create a project and begin with five to eight milestones. Each is a state that can be checked, such as Contract signed. Enter the dates that are fixed and leave the others open.',
      },
      {
        title: 'Add the work',
        text: 'Add tasks below each milestone with an effort in hours. Link those that depend on each other. Open dates are worked out from effort and links.',
      },
      {
        title: 'Find the people',
        text: 'Open People and pick by skill and free hours. Hours that are booked in other projects and planned leave are taken off. An overbooked week is marked on the person and on the task.',
      },
      {
        title: 'Keep a baseline',
        text: 'When the sponsor agrees, choose Save baseline. From now on the plan shows both, and every later shift can be seen. Save a new one only after a formal change.',
      },
      {
        title: 'Report the status',
        text: 'Status collects milestones, cost and risks by itself. Write three lines on what happened, what comes next and which decision you need. The page is sent to the sponsor on the day that you choose.',
      },
    ],
  },
  {
    id: 'move-contracts-into-the-repository',
    moduleId: 'contracts',
    title: 'Move signed contracts into the repository',
    summary: 'Bring in existing contracts, check the extracted dates and give every obligation an owner.',
    level: 'advanced',
    minutes: 4,
    steps: [
      {
        title: 'Collect and name the files',
        text: 'Put one contract with its annexes in one PDF. Include the partner and the date in the file name. Leave drafts and cancelled contracts out.',
      },
      {
        title: 'Upload in batches',
        text: 'Open Repository and upload up to 200 files at a time. Text is read from scans as well. Duplicates are found by content, not by name.',
      },
      {
        title: 'Check what was found',
        text: 'For each contract the partner, term, notice period and amounts are proposed with the place in the text. Confirm or correct them one by one. Begin with the contracts that end within a year.',
      },
      {
        title: 'Assign obligations',
        text: 'Open Obligations and give each duty an owner and a date. Repeating duties, such as a yearly certificate, are entered once with their interval. Owners see them in Tasks.',
      },
      {
        title: 'Set the notice alerts',
        text: 'Choose how many days before the notice date the owner hears of it. Ninety days leave time to negotiate. Send a copy to the buyer or the seller who knows the partner.',
      },
    ],
  },
];
