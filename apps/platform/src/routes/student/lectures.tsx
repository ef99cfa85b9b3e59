import { CourseSection } from '../../features/courses/course-section.tsx';
import { LecturesPage } from '../../features/lectures/lectures-page.tsx';

/** A student's lectures, with the courses that they belong to. */
export function Component() {
  return <LecturesPage courses={<CourseSection />} />;
}
