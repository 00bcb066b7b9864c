import type { Screen } from '../../kit/frame.ts';
import { myTasks, teamBoard } from './workplace/tasks.ts';
import { plan, overview } from './workplace/projects.ts';
import { chatRooms } from './workplace/chat-rooms.ts';
import { meetings } from './workplace/meetings.ts';
import { wiki } from './workplace/wiki.ts';

export const workplaceScreens: Record<string, Screen[]> = {
  tasks: [myTasks, teamBoard],
  projects: [plan, overview],
  'chat-rooms': [chatRooms],
  meetings: [meetings],
  wiki: [wiki],
};
