/** Places of the demo's clients; streets that do not exist in cities that do. */
export const demoSites = [
  ['plant-bengaluru', 'Bengaluru plant', 'Plot 12, Sample Industrial Area, Bengaluru 560099', 13.0285, 77.5193, 600],
  ['office-mumbai', 'Mumbai office', '8 Example Chambers, Mumbai 400099', 19.0658, 72.8679, 150],
  ['depot-delhi', 'Delhi depot', '77 Sample Transport Nagar, New Delhi 110099', 28.6304, 77.2177, 400],
  ['port-chennai', 'Chennai port yard', '7 Harbour Link Road, Chennai 600099', 13.0973, 80.2921, 900],
  ['kitchen-pune', 'Pune kitchen', '41 Market Road, Pune 411099', 18.5167, 73.8563, 200],
  ['office-dubai', 'Dubai office', '3 Sample Quay, Dubai', 25.1972, 55.2744, 150],
  ['office-singapore', 'Singapore office', '21 Example Street, Singapore 049999', 1.2834, 103.8607, 150],
  ['office-london', 'London office', '5 Sample Lane, London EC2A 9ZZ', 51.5246, -0.0832, 120],
  ['lab-toronto', 'Toronto lab', '90 Example Avenue, Toronto', 43.6487, -79.3854, 250],
] as const;

/** Who shares in the demo: user, degrees, metres, metres a second, seconds since they were there. */
export const demoPositions = [
  ['user', 12.9716, 77.5946, 18, 1.2, 20],
  ['creator', 13.0301, 77.5211, 9, 0, 70],
  ['buyer', 12.9352, 77.6245, 35, 8.4, 45],
  ['spaced', 19.0728, 72.8826, 60, null, 420],
  ['buyer2', 18.5204, 73.8567, 12, 0.4, 95],
  ['empty', 28.6139, 77.209, 240, null, 5_400],
] as const;
