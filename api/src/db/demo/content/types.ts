export interface DemoCategory {
  id: string;
  name: string;
  description: string;
  /** OKLCH hue angle in degrees. */
  hue: number;
  buckets: DemoBucket[];
}

export interface DemoBucket {
  id: string;
  name: string;
  description: string;
  modules: DemoModule[];
}

export interface DemoModule {
  id: string;
  name: string;
  tagline: string;
  description: string;
  /** Paragraphs with an empty line between them. */
  longDescription: string;
  tags: string[];
  /** Names of the screens inside the module, in the order of its menu. */
  sections: string[];
  /** Lower comes first; 5 or lower carries the Priority badge. */
  priority?: number;
  views: number;
  rating: number;
  downloads: number;
  /** Whether the module can be opened, that is, has a moduleUrl. */
  hasUrl: boolean;
  /** `expectedOn` is a day as YYYY-MM-DD. */
  comingSoon?: { expectedOn: string };
  /** In paise per user and day. */
  unitPrice: number;
  trialDays: number;
  version: string;
  /** An ISO 8601 date-time in UTC. */
  releasedAt: string;
  screenshots: { file: string; fileDark: string; alt: string }[];
  /** File name of a short WebM film. */
  video?: string;
}

export interface DemoSlide {
  id: string;
  title: string;
  description: string;
  image: string;
  imageDark: string;
  imagePhone: string;
  imagePhoneDark: string;
  buttonTitle: string;
  buttonLink: string;
}

export interface DemoTopChoice {
  moduleId: string;
  description: string;
  rating: number;
}

export interface DemoTutorial {
  id: string;
  /** Null: about the marketplace itself. */
  moduleId: string | null;
  title: string;
  summary: string;
  level: 'beginner' | 'intermediate' | 'advanced';
  /** To read it once with care. */
  minutes: number;
  steps: { title: string; text: string }[];
}
