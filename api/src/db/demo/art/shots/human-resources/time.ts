import type { Screen } from '../../kit/frame.ts';
import { attendanceToday, attendanceRegister } from './time/attendance.ts';
import { leaveCalendar, leaveApprovals } from './time/leave.ts';
import { shiftRoster } from './time/shift-roster.ts';
import { timesheets } from './time/timesheets.ts';
import { fieldCheckIn } from './time/field-check-in.ts';

export const timeScreens: Record<string, Screen[]> = {
  attendance: [attendanceToday, attendanceRegister],
  leave: [leaveCalendar, leaveApprovals],
  'shift-roster': [shiftRoster],
  timesheets: [timesheets],
  'field-check-in': [fieldCheckIn],
};
