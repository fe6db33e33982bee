import type { Person } from '../types';

export const person: Person = {
  name: 'Dev Raghunathan',
  position: 'Head of Data Science',
  bio: 'Before retail, Dev predicted how full commuter trains would be. He joined us in 2014 and wrote our first recommender. He keeps a list of failed experiments on the wall near his desk, and it’s the first thing new hires read. On Saturdays he coaches a cricket team of twelve-year-olds in Queens.',
  expertise: ['Recommender systems', 'Experiment design', 'Segmentation', 'Data visualization'],
  email: 'dev@tangelo.example',
  portrait: 'Drawing of a man with black hair, a short beard, and a green shirt',
};
